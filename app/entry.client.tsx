import './styles/global.css'
import './products/colours.ts'
import { start } from './start.tsx'
import { startWorker } from './worker/start-worker.ts'

startWorker(start())
