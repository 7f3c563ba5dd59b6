import type { TeamPatch } from '../team/team-methods.js'
import type { NewTeam } from '../user/teams.js'
import { checkedMetadata, type Metadata } from './metadata.js'

/** A new team, with metadata. */
export interface NewServerTeam extends NewTeam, Metadata {
  /** The ID that the team has in another system: a UUID of version 4. Default: a new one. */
  id?: string
  /** Any URL, at most 1,000,000 characters. */
  profileImageUrl?: string | null | undefined
  /** The user who becomes the first member, with the permissions of team creators. Default: no member. */
  creatorUserId?: string
}

/** Changes of a team. A field that is not set stays unchanged; metadata is replaced as a whole. */
export interface ServerTeamPatch extends TeamPatch, Metadata {
  /** Any URL, at most 1,000,000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
}

/** Returns the body of a request that creates a team. */
export const newTeamBody = (team: NewServerTeam) => ({
  id: team.id,
  displayName: team.displayName,
  profileImageUrl: team.profileImageUrl,
  creatorUserId: team.creatorUserId,
  ...checkedMetadata(team),
})
