import { createWords } from '../ui/desk-context.ts'
import english from './en.json'
import italian from './it.json'

export const useRoomWords = createWords(italian, english)
