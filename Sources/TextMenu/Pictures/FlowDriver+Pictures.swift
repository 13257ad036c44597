public import TextMenu
public import WaylineApplication
import WaylineInterface

extension FlowDriver {
    /// Returns a picture of the screen, as the full screen of this size shows it.
    ///
    /// The focus is on the first control, or on the one that the screen asks for.
    public func picture(columns: Int = 80, rows: Int = 24) -> ScreenPicture {
        let screen = FullScreen(
            navigator, name: app?.app.name ?? "", columns: columns, rows: rows,
            keys: app?.app.keyTable ?? .standard, wording: { [app] in app?.wording ?? .english })
        passMessage {
            screen.show($0)
        } said: {
            screen.show($0)
        }
        return ScreenPicture(screen.frame)
    }

    /// Compares the screen with a picture in `Tests/Pictures` of the package, and throws a
    /// `PictureError` that shows the differences.
    ///
    /// ```swift
    /// try app.matchPicture("order")
    /// ```
    ///
    /// The name consists of letters, digits, `-` and `_`. The file is an SVG image. Commit it, so
    /// that a review shows the change. If the environment variable `WAYLINE_DRAW` is 1, the file
    /// is written, and not compared.
    public func matchPicture(
        _ name: String, columns: Int = 80, rows: Int = 24, theme: ColourTheme = .light,
        file: String = #filePath
    ) throws(PictureError) {
        let picture = picture(columns: columns, rows: rows)
        try PictureFile(name, beside: file).match(picture, theme)
    }
}
