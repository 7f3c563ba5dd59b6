import { useTranslation } from '../../i18n/use-translation.js'
import { Button, type ButtonProps } from './button.js'

/** The way out of a form or a dialog; nothing is changed by it. */
export const CancelButton = (props: Pick<ButtonProps, 'isWaiting' | 'onClick'>) => (
  <Button tone="quiet" {...props}>
    {useTranslation().text('cancel')}
  </Button>
)
