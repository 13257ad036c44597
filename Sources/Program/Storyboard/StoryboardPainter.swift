import Coordination
import TextMenu
import WaylineApplication
public import WaylineExploration
import WaylineText

/// Draws the screens of a search as the full screen shows them.
@MainActor
final class StoryboardPainter: ScreenPainter {
    /// The size of pictures.
    private static let size = (columns: 64, rows: 40)

    private var pictures: [String: Frame] = [:]
    private var previews: [Storyboard.Screen] = []

    /// Draws the previews of `app` for the page.
    func drawPreviews(of app: App) async throws {
        for preview in app.previews {
            let driver = try FlowDriver(app, preview: preview.name)
            driver.keepNoSteps()
            try await driver.wait()
            let screen = FullScreen(
                driver.navigator, name: app.name, columns: Self.size.columns, rows: Self.size.rows)
            previews.append(
                Storyboard.Screen(
                    name: "preview \(preview.name)", title: preview.name, picture: screen.frame,
                    isPreview: true))
        }
    }

    func draw(_ name: String, _ navigator: Navigator, of app: String) {
        let screen = FullScreen(
            navigator, name: app, columns: Self.size.columns, rows: Self.size.rows)
        pictures[name] = screen.frame
    }

    func page(of seen: SeenScreens, _ coverage: ExplorationCoverage) -> String {
        storyboard(of: seen, coverage).html
    }

    func storyboard(of seen: SeenScreens, _ coverage: ExplorationCoverage) -> Storyboard {
        Storyboard(seen, coverage, pictures, previews)
    }
}

extension Exploration {
    /// Explores the app, as `run()` does, and draws a storyboard of its screens and its previews.
    ///
    /// ```swift
    /// let (found, storyboard) = try await Exploration.bakery.draw()
    /// ```
    public func draw() async throws -> (findings: ExplorationFindings, storyboard: Storyboard) {
        let painter = StoryboardPainter()
        var plan = plan
        plan.painter = painter
        try await painter.drawPreviews(of: plan.makeApp())
        let found = try await plan.run()
        return (found, painter.storyboard(of: found.seen, found.coverage))
    }
}
