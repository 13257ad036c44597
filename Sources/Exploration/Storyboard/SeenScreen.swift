import Coordination
import TextMenu
import WaylineRouting

/// A screen as it was seen first.
@MainActor
struct SeenScreen {
    /// The size of pictures.
    private static let size = (columns: 64, rows: 40)

    let name: String
    let title: String
    let picture: Frame

    /// The number of steps that led to it.
    let depth: Int

    /// The first screens of the tabs of each flow that is shown.
    private(set) var bars: [RouteName: [String]] = [:]

    init(_ name: String, on stage: Stage, _ names: ScreenNames) {
        let navigator = stage.driver.navigator
        let screen = FullScreen(
            navigator, name: stage.appName, columns: Self.size.columns, rows: Self.size.rows)
        self.name = name
        title = Page(of: navigator).title
        picture = screen.frame
        depth = stage.count
        var flow: FlowState? = navigator.state.root
        while let shown = flow {
            if !shown.tabs.isEmpty {
                bars[shown.route] = shown.tabs.compactMap { tab in
                    tab.stack.first { _ in true }.map { names.name($0.route, in: shown.route) }
                }
            }
            flow = shown.modal ?? shown.child
        }
    }
}

extension Storyboard {
    /// Creates the page of what a search has seen: its screens, the first one first, and alerts
    /// over them.
    @MainActor
    init(
        title: String, start: String?, _ seen: [SeenScreen], _ legs: [Leg], _ ways: ShortestWays,
        _ names: ScreenNames
    ) {
        let bars = seen.sorted { $0.depth < $1.depth }.reduce(into: [:]) { bars, screen in
            bars.merge(screen.bars) { first, _ in first }
        }
        self.init(
            title: title, screens: Self.screens(seen, start: start, names),
            ways: Self.ways(legs, ways, names),
            tabs: bars.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value))
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
                Screen(
                    name: screen.name, title: screen.title, picture: screen.picture,
                    alerts: alerts.map(\.picture)))
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
