import { useProject } from '../../data/admin-context.js'
import { useFeature } from '../../data/use-feature.js'

/**
 * Whether emails have the texts of the project. In production, those that the server of the service sends have the default ones.
 */
export function useSendsOwnTexts(): boolean {
  const { emailConfig } = useProject().config
  const isTrial = useFeature('email-templates-without-server', true)
  return emailConfig.type === 'standard' || isTrial
}
