import '../styles/global.css'
import '../products/colours.ts'
import { startWorker } from '../worker/start-worker.ts'
import { start } from './start.tsx'

startWorker(start())
