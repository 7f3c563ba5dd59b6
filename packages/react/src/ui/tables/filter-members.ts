import type { TeamMember } from '@latchkey/core'

/** Normalizes a text for searching: lower case, without accents. */
const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the members whose names contain the search text. */
export function filterMembers(
  members: readonly TeamMember[],
  typed: string,
): readonly TeamMember[] {
  const search = foldText(typed.trim())
  return search === ''
    ? members
    : members.filter(({ profile }) => foldText(profile.displayName ?? '').includes(search))
}
