'use client';
import { AnimatePresence, LazyMotion } from 'framer-motion';
import { ChatFrame } from './chat-frame';
import type { ChatScript } from './chat-script';

/** `isOpen` false lets the frame leave with motion. */
export type ChatPanelProps = { isOpen: boolean; script: ChatScript; onClose: () => void };

const motionFeatures = () => import('./motion-features').then(({ domAnimation }) => domAnimation);

/** Mounts and unmounts the assistant's frame with motion. The conversation lives as long as the frame. */
export function ChatPanel({ isOpen, script, onClose }: ChatPanelProps) {
  return (
    <LazyMotion features={motionFeatures} strict>
      <AnimatePresence>{isOpen && <ChatFrame key="chat" script={script} onClose={onClose} />}</AnimatePresence>
    </LazyMotion>
  );
}
