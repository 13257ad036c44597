import ScreenPictures
import TextMenu
import Wayline

/// A control or an alert that is drawn, and the keys that lead to the state in its picture.
@MainActor
struct PicturedControl {
    private static let columns = 56

    /// The name of its type and of its pictures.
    let name: String
    let controls: [Control]
    let keys: String
    let alert: Alert?

    init(_ name: String, _ controls: [Control], typing keys: String = "", _ alert: Alert? = nil) {
        (self.name, self.controls, self.keys, self.alert) = (name, controls, keys, alert)
    }

    static var all: [PicturedControl] { fields + choices + shown + groups }

    /// Draws it in the colours of `theme`, as SVG.
    func picture(_ theme: ColourTheme) throws -> String {
        let navigator = try Navigator(Showcase(controls))
        let screen = FullScreen(cafe: navigator, columns: Self.columns, rows: 20)
        screen.type(keys)
        if let alert { navigator.go(.alert(alert)) }
        return screen.bodyPicture(theme)
    }
}

extension String {
    /// The keys that move down and choose.
    static let down = "\u{1B}[B"
    static let enter = "\r"
}
