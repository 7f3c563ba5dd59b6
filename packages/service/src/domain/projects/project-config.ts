import {
  everySetting,
  projectSettings,
  type ProjectSettings,
} from '@latchkey/contract/project-settings'

/** Changes to the settings of a project; undefined leaves a setting unchanged. */
export type ProjectConfigChanges = {
  [Name in keyof ProjectSettings]?: ProjectSettings[Name] | undefined
}

/** Applies changes to the settings of a project. Unknown settings are ignored. */
export function withProjectConfig(
  before: ProjectSettings,
  changes: ProjectConfigChanges = {},
): ProjectSettings {
  const changed = everySetting.filter((name) => changes[name] !== undefined)
  return { ...before, ...Object.fromEntries(changed.map((name) => [name, changes[name]])) }
}

const defaults = Object.fromEntries(
  everySetting.map((name) => [name, projectSettings[name].default]),
) as unknown as ProjectSettings

/** Adds the defaults of omitted settings. */
export const completeProjectConfig = (settings?: ProjectConfigChanges): ProjectSettings =>
  withProjectConfig(defaults, settings)
