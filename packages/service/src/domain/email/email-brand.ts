import type { ProjectSettings } from '@latchkey/contract/project-settings'

/** The brand of a project, as its emails show it. An empty text means that the project has none. */
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
