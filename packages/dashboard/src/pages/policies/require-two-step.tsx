import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/policies.js'
import { Box, Field } from '../../ui/field.js'

/** The day in UTC, such as `2026-11-30`. */
const today = () => new Date().toISOString().slice(0, 10)

interface RequireTwoStepProps {
  /** The first day; empty if two-step verification is optional. */
  from: string
  /** The fields that matter only if it is required. Hidden otherwise, so that they keep their values. */
  children: ReactNode
}

/** Whether users need two-step verification, and from which day. Without the field, the form has no day. */
export function RequireTwoStep({ from, children }: RequireTwoStepProps) {
  const { text } = useTranslation(texts)
  // Follows the stored value until it is edited.
  const [edited, setEdited] = useState<boolean>()
  const isRequired = edited ?? from !== ''
  return (
    <>
      <Box
        label={text('requireTwoStep')}
        name="requireTwoStep"
        checked={isRequired}
        onChange={({ target }) => setEdited(target.checked)}
        help={text('requireTwoStepHelp')}
      />
      <div className="dependent" hidden={!isRequired}>
        {isRequired && (
          <Field
            label={text('requiredFrom')}
            name="requireSecondFactorFrom"
            type="date"
            required
            defaultValue={from || today()}
            help={text('requiredFromHelp')}
          />
        )}
        {children}
      </div>
    </>
  )
}
