import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PictureDialog } from './picture-dialog.js'

it('moves the picture in the direction of the horizontal slider in right-to-left languages', () => {
  const picture: ImageBitmap = { width: 4, height: 3, close: () => {} }
  const nothing = () => {}
  render(
    <div dir="rtl">
      <PictureDialog picture={picture} onSave={nothing} onClose={nothing} />
    </div>,
  )
  const [zoom, across, down] = document.querySelectorAll('input')
  expect([zoom?.dir, across?.dir, down?.dir]).toEqual(['', 'ltr', ''])
})
