import './styles/global.css'
import { start } from './start.tsx'

start()
