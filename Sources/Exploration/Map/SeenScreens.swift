import WaylineRouting

/// The screens that a search has seen, the first one first, and the ways between them.
package struct SeenScreens: Sendable {
    package struct Screen: Sendable {
        /// The name in maps, e.g. `home`.
        package let name: String
        package let title: String

        /// The names of the alerts that were seen over it.
        package let alerts: [String]
    }

    /// A way from a screen to another one.
    package struct Way: Hashable, Sendable {
        package let origin: String
        package let target: String

        /// The step, e.g. `choose 'Log in'`.
        package let label: String

        /// The script that walks it from the start of the app.
        package let script: [String]

        /// True if it leads back to where the user came from.
        package let isBack: Bool

        package init(
            from origin: String, to target: String, _ label: String, script: [String] = [],
            isBack: Bool = false
        ) {
            self.origin = origin
            self.target = target
            self.label = label
            self.script = script
            self.isBack = isBack
        }
    }

    /// The name of the app.
    package let title: String
    package let screens: [Screen]
    package let ways: [Way]

    /// The screens of each bar of tabs.
    package let tabs: [[String]]

    @MainActor
    init(
        title: String, start: String?, _ seen: [SeenScreen], _ legs: [Leg], _ ways: ShortestWays,
        _ names: ScreenNames
    ) {
        let bars = seen.sorted { $0.depth < $1.depth }.reduce(into: [:]) { bars, screen in
            bars.merge(screen.bars) { first, _ in first }
        }
        self.title = title
        screens = Self.screens(seen, start: start, names)
        self.ways = Self.ways(legs, ways, names)
        tabs = bars.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    }

    @MainActor
    private static func screens(
        _ seen: [SeenScreen], start: String?, _ names: ScreenNames
    ) -> [Screen] {
        let start = start.map { names.screen(of: $0) }
        var screens: [Screen] = []
        for screen in seen where names.all[screen.name] != nil {
            let alerts = seen.filter {
                $0.name != screen.name && names.screen(of: $0.name) == screen.name
            }
            screens.append(
                Screen(name: screen.name, title: screen.title, alerts: alerts.map(\.name)))
        }
        return screens.sorted {
            ($0.name != start ? 1 : 0, $0.name) < ($1.name != start ? 1 : 0, $1.name)
        }
    }

    /// The ways between screens, each with its shortest script.
    @MainActor
    private static func ways(
        _ legs: [Leg], _ ways: ShortestWays, _ names: ScreenNames
    ) -> [Way] {
        var shortest: [Way: [String]] = [:]
        for leg in legs {
            let (origin, target) = (names.screen(of: leg.node), names.screen(of: leg.target))
            guard origin != target, let before = ways[leg.state] else { continue }
            let isBack = leg.step.verb == .back
            let way = Way(from: origin, to: target, leg.label, isBack: isBack)
            let script = before.script + leg.step.lines
            if shortest[way].map({ script.count < $0.count }) ?? true { shortest[way] = script }
        }
        let all = shortest.map { way, script in
            Way(from: way.origin, to: way.target, way.label, script: script, isBack: way.isBack)
        }
        return all.sorted { ($0.origin, $0.target, $0.label) < ($1.origin, $1.target, $1.label) }
    }
}
