import { styled } from '@mui/material/styles'
import { Outlet } from 'react-router-dom'
import { Status } from '../status/Status.tsx'

const Blank = styled('main')({
  '--bar-space': '0px',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
})

/** Nothing around the page: login and public pages. */
export function BlankLayout() {
  return (
    <Blank id="inhalt">
      <Status />
      <Outlet />
    </Blank>
  )
}
