import TextMenu
import WaylineExploration

/// A page with a picture of each screen of an app, and arrows for the ways between them.
///
/// The page is one file of HTML that needs nothing else. It is complete without JavaScript, which
/// adds a search and buttons that copy scripts.
public struct Storyboard: Sendable {
    /// A screen as it looked when it was seen first.
    struct Screen: Sendable {
        /// The name in maps, e.g. `home`.
        let name: String
        let title: String
        let picture: Frame

        /// The alerts that were seen over it.
        var alerts: [Frame]

        /// True for a preview, to which no way leads.
        let isPreview: Bool

        init(
            name: String, title: String, picture: Frame, alerts: [Frame] = [],
            isPreview: Bool = false
        ) {
            self.isPreview = isPreview
            self.name = name
            self.title = title
            self.picture = picture
            self.alerts = alerts
        }
    }

    typealias Way = SeenScreens.Way

    /// The lines about the parts of the app that were seen, and about those that were not.
    typealias Parts = (seen: [String], missing: [String])

    let title: String
    let screens: [Screen]
    let ways: [Way]
    let tabs: [[String]]
    let parts: Parts

    /// Creates the page of an app whose first screen is the first of `screens`. Each list of `tabs`
    /// has the screens of one bar. Ways to or from other screens are left out.
    init(
        title: String, screens: [Screen], ways: [Way], tabs: [[String]] = [],
        parts: Parts = ([], [])
    ) {
        let names = Set(screens.map(\.name))
        self.title = title
        self.parts = parts
        self.screens = screens
        self.ways = ways.filter { names.contains($0.origin) && names.contains($0.target) }
        self.tabs = tabs.map { bar in bar.filter(names.contains) }.filter { $0.count > 1 }
    }

    /// Creates a page of the screens that a search has seen, with `pictures` by name, of the
    /// `previews`, and of the `coverage`.
    init(
        _ seen: SeenScreens, _ coverage: ExplorationCoverage, _ pictures: [String: Frame],
        _ previews: [Screen]
    ) {
        self.init(
            title: seen.title,
            screens: seen.screens.compactMap { screen in
                pictures[screen.name].map {
                    Screen(
                        name: screen.name, title: screen.title, picture: $0,
                        alerts: screen.alerts.compactMap { pictures[$0] })
                }
            } + previews, ways: seen.ways, tabs: seen.tabs,
            parts: (coverage.seen, coverage.missing))
    }

    /// The text of the file.
    public var html: String { StoryboardPage(self).text }
}
