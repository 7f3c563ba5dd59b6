import { useEffect, useRef, useState } from 'react'
import type { LabelKey } from '../../locales/text.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { Button, CancelButton } from '../forms/button.js'
import { Dialog } from '../dialog.js'
import { type Crop, centeredCrop, moveCrop, MAX_ZOOM, cropSquare } from './picture-crop.js'

// Large enough for every screen, and far below the service's limit of one million characters.
const SIDE = 512

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop): void {
  const context = canvas?.getContext('2d')
  if (!context) return
  const { left, top, side } = cropSquare(picture, crop)
  // Transparent pixels would be black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
}

export interface PictureDialogProps {
  picture: ImageBitmap
  isSquare?: boolean | undefined
  onSave: (dataUrl: string) => void
  onClose: () => void
}

/**
 * Crops a picture to a square by dragging, or with sliders, for the keyboard and for users who cannot drag (WCAG
 * 2.5.7).
 */
export function PictureDialog({ picture, isSquare, onSave, onClose }: PictureDialogProps) {
  const { text } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(centeredCrop)
  useEffect(() => draw(canvas.current, picture, crop), [picture, crop])
  const save = () => onSave(canvas.current?.toDataURL('image/jpeg', 0.9) ?? '')
  const slider = (of: keyof Crop, label: LabelKey, [min, max]: readonly [number, number]) => (
    <label className="lk-slider">
      <span className="lk-label">{text(label)}</span>
      <input
        type="range"
        // The horizontal direction of a picture is the same in all languages.
        dir={of === 'x' ? 'ltr' : undefined}
        step="0.01"
        {...{ min, max }}
        value={crop[of]}
        onChange={(event) => setCrop({ ...crop, [of]: Number(event.currentTarget.value) })}
      />
    </label>
  )
  return (
    <Dialog title={text('pictureCropTitle')} onClose={onClose}>
      <canvas
        className={isSquare ? 'lk-crop lk-square' : 'lk-crop'}
        ref={canvas}
        width={SIDE}
        height={SIDE}
        aria-hidden="true"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={({ buttons, movementX, movementY, currentTarget }) => {
          const by = {
            x: movementX / currentTarget.clientWidth,
            y: movementY / currentTarget.clientHeight,
          }
          if (buttons > 0) setCrop((before) => moveCrop(picture, before, by))
        }}
      />
      {slider('zoom', 'pictureZoom', [1, MAX_ZOOM])}
      {slider('x', 'pictureAcross', [0, 1])}
      {slider('y', 'pictureDown', [0, 1])}
      <div className="lk-buttons">
        <CancelButton onClick={onClose} />
        <Button onClick={save}>{text('pictureKeep')}</Button>
      </div>
    </Dialog>
  )
}
