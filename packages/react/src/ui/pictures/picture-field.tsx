import { useRef, useState } from 'react'
import type { Failure } from '../../lib/failure.js'
import { readPicture } from '../../lib/platform.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { Avatar } from './avatar.js'
import { Button } from '../forms/button.js'
import { FailureLine } from '../forms/failure-line.js'
import { FileInput } from '../forms/file-input.js'
import { PictureDialog } from './picture-dialog.js'

export interface PictureFieldProps {
  /** The name whose initial is shown without a picture. */
  name: string
  pictureUrl: string | null
  isBusy: boolean
  /** Whether the picture is shown as a square with round corners, such as that of a team. Default: a circle. */
  isSquare?: boolean | undefined
  /** Takes the picture as a data URL; null removes it. */
  onChange: (pictureUrl: string | null) => void
}

const broken: Failure = { kind: 'refused', label: 'pictureBroken' }

/** Chooses, crops and removes a picture. The picture is only sent after cropping. */
export function PictureField({ name, pictureUrl, isBusy, isSquare, onChange }: PictureFieldProps) {
  const { text } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [newPicture, setNewPicture] = useState<ImageBitmap | null>(null)
  const [isBroken, setBroken] = useState(false)
  const choose = (file: File) => {
    setBroken(false)
    readPicture(file).then(setNewPicture, () => setBroken(true))
  }
  const close = () => {
    newPicture?.close()
    setNewPicture(null)
  }
  return (
    <div className={isSquare ? 'lk-picture lk-square' : 'lk-picture'}>
      <Avatar {...{ name, pictureUrl }} />
      <div>
        <div className="lk-buttons">
          <Button tone="quiet" isBusy={isBusy} onClick={() => input.current?.click()}>
            {text(pictureUrl === null ? 'pictureChoose' : 'pictureChange')}
          </Button>
          {pictureUrl !== null && (
            <Button tone="quiet" isWaiting={isBusy} onClick={() => onChange(null)}>
              {text('pictureRemove')}
            </Button>
          )}
        </div>
        <FailureLine failure={isBroken ? broken : null} />
      </div>
      <FileInput input={input} label={text('pictureChoose')} accept="image/*" onChoose={choose} />
      {newPicture && (
        <PictureDialog
          picture={newPicture}
          isSquare={isSquare}
          onClose={close}
          onSave={(url) => {
            close()
            onChange(url)
          }}
        />
      )}
    </div>
  )
}
