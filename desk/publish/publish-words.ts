import { createWords } from '../ui/desk-context.ts'
import english from './en.json'
import italian from './it.json'

export const usePublishWords = createWords(italian, english)
