import './styles/global.css'
import { start } from './start.tsx'
import { startWorker } from './worker/start-worker.ts'

startWorker(start())
