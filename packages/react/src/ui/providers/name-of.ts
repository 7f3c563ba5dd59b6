import type { EnabledProvider } from '@latchkey/core'
import { providerName } from '@latchkey/core/internal'

/** The name of a provider for people: the one that the project has chosen, or that of a built-in provider. */
export const nameOf = ({ id, displayName }: EnabledProvider): string =>
  displayName ?? providerName(id)
