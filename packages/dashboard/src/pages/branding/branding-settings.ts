import type { ProjectConfig } from '@latchkey/core/admin'

/** The settings of a project that this page changes. */
export type Branding = Pick<
  ProjectConfig,
  'logoUrl' | 'darkLogoUrl' | 'accentColor' | 'supportEmail'
>

/** Whether a text is a whole color. It is not while a person types one. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
