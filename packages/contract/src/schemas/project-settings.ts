import * as z from 'zod/mini'
import { listOf, permissionId } from './primitives.js'
import {
  clientSettings,
  isLaterSetting,
  MERGE_STRATEGIES,
  ownerSettings,
  projectSettings,
  type SettingName,
} from '../project-settings.js'
import { toSnakeName, type SnakeKey } from '../wire-case.js'

const schemas = {
  boolean: z.boolean(),
  days: z.int(),
  count: z.int(),
  date: z.string(),
  permission: z.string(),
  mergeStrategy: z.enum(MERGE_STRATEGIES),
  permissions: listOf(z.strictObject({ id: permissionId })),
}

type SchemaOf<Name extends SettingName> = (typeof schemas)[(typeof projectSettings)[Name]['type']]
type Shape<Name extends SettingName> = { [Key in Name as SnakeKey<Key>]: SchemaOf<Key> }

const shapeOf = <Name extends SettingName>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [toSnakeName(name), schemas[projectSettings[name].type]]),
  ) as Shape<Name>

/** The fields of the settings that every app reads. */
export const clientShape = shapeOf(clientSettings)

/** The fields of the settings that an owner reads and changes. */
export const ownerShape = shapeOf(ownerSettings)

/** The fields in a response to an owner. A later setting with its default is absent, as on recorded services. */
export const ownerResponseShape = {
  ...ownerShape,
  ...z.partial(z.strictObject(shapeOf(ownerSettings.filter(isLaterSetting)))).shape,
}
