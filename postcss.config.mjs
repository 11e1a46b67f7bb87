export default {
  plugins: {
    '@csstools/postcss-global-data': { files: ['./styles/media.css'] },
    'postcss-custom-media': { preserve: false },
  },
};
