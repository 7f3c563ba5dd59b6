import type { TeamMember } from '@latchkey/core'

/** A text without what people leave out when they search: case and accents. */
const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The members whose names hold what was typed. */
export function filterMembers(
  members: readonly TeamMember[],
  typed: string,
): readonly TeamMember[] {
  const search = foldText(typed.trim())
  return search === ''
    ? members
    : members.filter(({ profile }) => foldText(profile.displayName ?? '').includes(search))
}
