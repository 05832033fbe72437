import type { PeopleFile, Person } from '#content/people.ts'
import type { Picture } from './pictures.ts'

export type AnsweringPerson = Omit<Person, 'picture'> & { picture?: Picture }

export type AnsweringPeople = Omit<PeopleFile, 'people'> & { people: readonly AnsweringPerson[] }

export function answeringPeople(
  { people, ...others }: PeopleFile,
  pictureOf: (file: string) => Picture | undefined,
): AnsweringPeople {
  const shown = people.map(({ name, role, phone, picture }): AnsweringPerson => {
    const rendered = picture && pictureOf(picture.file)
    return { name, role, ...(phone && { phone }), ...(rendered && { picture: rendered }) }
  })
  return { ...others, people: shown }
}

/** 'AF' for 'Anna Maria Ferri'. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => [...word][0]?.toUpperCase()).join('')
}
