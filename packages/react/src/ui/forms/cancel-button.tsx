import { useTranslation } from '../../i18n/use-translation.js'
import { Button, type ButtonProps } from './button.js'

/** The cancel button of a form or dialog. */
export const CancelButton = (props: Pick<ButtonProps, 'isWaiting' | 'onClick'>) => (
  <Button tone="quiet" {...props}>
    {useTranslation().text('cancel')}
  </Button>
)
