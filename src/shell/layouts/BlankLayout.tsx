import { styled } from '@mui/material/styles'
import { Outlet } from 'react-router-dom'
import { Status } from '../status/Status.tsx'

const Main = styled('main')({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column', '--bar-space': '0px' })

/** Nothing around the page: login and public pages. */
export function BlankLayout() {
  return (
    <Main id="inhalt">
      <Status />
      <Outlet />
    </Main>
  )
}
