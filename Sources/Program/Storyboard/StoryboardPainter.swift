import Coordination
import TextMenu
public import WaylineExploration
import WaylineText

/// Draws the screens of a search as the full screen shows them.
@MainActor
final class StoryboardPainter: ScreenPainter {
    /// The size of pictures.
    private static let size = (columns: 64, rows: 40)

    private var pictures: [String: Frame] = [:]

    func draw(_ name: String, _ navigator: Navigator, of app: String) {
        let screen = FullScreen(
            navigator, name: app, columns: Self.size.columns, rows: Self.size.rows)
        pictures[name] = screen.frame
    }

    func page(of seen: SeenScreens) -> String { storyboard(of: seen).html }

    func storyboard(of seen: SeenScreens) -> Storyboard { Storyboard(seen, pictures) }
}

extension Exploration {
    /// Explores the app, as `run()` does, and draws a storyboard of its screens.
    ///
    /// ```swift
    /// let (found, storyboard) = try await Exploration.bakery.draw()
    /// ```
    public func draw() async throws -> (findings: ExplorationFindings, storyboard: Storyboard) {
        let painter = StoryboardPainter()
        var plan = plan
        plan.painter = painter
        let found = try await plan.run()
        return (found, painter.storyboard(of: found.seen))
    }
}
