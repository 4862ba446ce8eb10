/** The endings of map files, with the dots, for a file dialog. The content decides. */
export const MAP_EXTENSIONS = ['.dd2vtt', '.uvtt', '.df2vtt', '.json', '.tmx', '.tmj', '.dungeondraft_map'];
