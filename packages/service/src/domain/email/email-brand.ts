import type { ProjectSettings } from '@latchkey/contract/project-settings'

/** What the emails of a project have of its brand. An empty text means that the project has none. */
export interface EmailBrand {
  logoUrl: string
  darkLogoUrl: string
  accentColor: string
  supportEmail: string
}

export const emailBrandOf = ({
  logoUrl = '',
  darkLogoUrl = '',
  accentColor = '',
  supportEmail = '',
}: ProjectSettings): EmailBrand => ({ logoUrl, darkLogoUrl, accentColor, supportEmail })
