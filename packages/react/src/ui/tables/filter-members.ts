import type { TeamMember, TeamMemberAccount } from '@latchkey/core'

/** Normalizes a text for searching: lower case, without accents. */
const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the members whose names or email addresses contain the search text. */
export function filterMembers(
  members: readonly TeamMember[],
  typed: string,
  accounts: ReadonlyMap<string, TeamMemberAccount> = new Map(),
): readonly TeamMember[] {
  const search = foldText(typed.trim())
  return search === ''
    ? members
    : members.filter(({ id, profile }) =>
        [profile.displayName, accounts.get(id)?.primaryEmail].some((text) =>
          foldText(text ?? '').includes(search),
        ),
      )
}
