import * as z from 'zod/mini'
import { color, hostedPictureUrl, lenientEmail, listOf, permissionId } from './primitives.js'
import {
  clientSettings,
  isLaterSetting,
  MERGE_STRATEGIES,
  ownerSettings,
  PROOF_OF_WORK_POLICIES,
  projectSettings,
  SETTING_MAXIMUM,
  type SettingName,
} from '../project-settings.js'
import { toSnakeName, type SnakeKey } from '../wire-case.js'

const upTo = (maximum: number) => z.int().check(z.minimum(0), z.maximum(maximum))

const schemas = {
  boolean: z.boolean(),
  days: upTo(SETTING_MAXIMUM.days),
  count: upTo(SETTING_MAXIMUM.count),
  date: z.union([z.literal(''), z.iso.date()], 'must be a day, such as 2026-12-01, or empty'),
  permission: z.union([z.literal(''), permissionId]),
  pictureUrl: z.union([z.literal(''), hostedPictureUrl]),
  color: z.union([z.literal(''), color]),
  email: lenientEmail,
  mergeStrategy: z.enum(MERGE_STRATEGIES),
  proofOfWork: z.enum(PROOF_OF_WORK_POLICIES),
  permissions: listOf(z.strictObject({ id: permissionId })),
}

type SchemaOf<Name extends SettingName> = (typeof schemas)[(typeof projectSettings)[Name]['type']]
type Shape<Name extends SettingName> = { [Key in Name as SnakeKey<Key>]: SchemaOf<Key> }

const shapeOf = <Name extends SettingName>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [toSnakeName(name), schemas[projectSettings[name].type]]),
  ) as Shape<Name>

/**
 * The fields in a response of the settings that every app reads. A later setting with its default is absent, as on recorded
 * services.
 */
export const clientResponseShape = {
  ...shapeOf(clientSettings),
  ...z.partial(z.strictObject(shapeOf(clientSettings.filter(isLaterSetting)))).shape,
}

/** The fields of the settings that an owner reads and changes. */
export const ownerShape = shapeOf(ownerSettings)

/** The fields in a response to an owner. A later setting with its default is absent. */
export const ownerResponseShape = {
  ...ownerShape,
  ...z.partial(z.strictObject(shapeOf(ownerSettings.filter(isLaterSetting)))).shape,
}
