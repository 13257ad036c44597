package import Binding
import Coordination
import WaylineRouting

/// The tabs, titles and badges around a page, and the values that they come from.
@MainActor
package struct PageTitles {
    /// The number of titles in the longest trail.
    private static let longestTrail = 8

    package private(set) var trail: [String] = []
    package private(set) var tabs: [Page.Tab] = []

    /// The numbers of the entries in the trail.
    package private(set) var entries: [Int] = []

    /// The sources of the titles and badges that can change.
    package private(set) var sources: [ValueSource<String>] = []

    /// The values that decide which tabs are shown.
    package private(set) var conditions: [ValueSource<Bool>] = []

    init() {}

    /// Reads the titles and badges that `navigator` shows now.
    init(of navigator: Navigator) {
        let flows = navigator.state.shownFlows
        for entry in flows.lastEntries(Self.longestTrail) {
            entries.append(entry.id)
            trail.append(title(of: entry, in: navigator))
        }
        guard let flow = flows.flowWithTabs else { return }
        conditions = navigator.tabConditions(of: flow)
        for tab in navigator.tabs(of: flow) { tabs.append(read(tab, of: flow, in: navigator)) }
    }

    private mutating func read(
        _ tab: TabState, of flow: FlowState, in navigator: Navigator
    ) -> Page.Tab {
        let first = tab.stack.reduce(nil) { $1 } as NavigationEntry?
        let view = first.flatMap { navigator.view(of: $0) }
        let declared = view == nil ? navigator.title(ofTab: tab.name, in: flow) : nil
        return Page.Tab(
            name: tab.name,
            title: declared ?? first.map { title(of: $0, in: navigator) } ?? tab.name.rawValue,
            badge: read(view?.badgeSource) ?? "", isSelected: tab.name == flow.tabBar?.name)
    }

    /// The title of the entry's screen: that of its view, or its route.
    private mutating func title(of entry: NavigationEntry, in navigator: Navigator) -> String {
        guard let view = navigator.view(of: entry) else { return entry.route.rawValue }
        return read(view.titleSource) ?? view.title
    }

    private mutating func read(_ source: ValueSource<String>?) -> String? {
        if let source { sources.append(source) }
        return source?.value
    }
}

extension Page {
    /// Calls `observer` when a title or a badge of the page has changed, until the tokens end.
    package func bindTitles(_ observer: @escaping () -> Void) -> [AnyCancellable] {
        titles.sources.map { $0.bindChanges(observer) }
            + titles.conditions.map { $0.bindChanges(observer) }
    }
}

extension ValueSource where Value: Equatable {
    /// Calls `observer` when the value has changed, until the token ends.
    fileprivate func bindChanges(_ observer: @escaping () -> Void) -> AnyCancellable {
        var last = value
        return bind { value in
            guard value != last else { return }
            last = value
            observer()
        }
    }
}

extension Navigator {
    fileprivate func view(of entry: NavigationEntry) -> (any View)? {
        (screen(of: entry) as? any ViewScreen)?.content
    }
}

extension [FlowState] {
    /// The last entries of the flows, at most `count`.
    fileprivate func lastEntries(_ count: Int) -> [NavigationEntry] {
        var entries: [NavigationEntry] = []
        for flow in reversed() {
            for entry in flow.stack {
                if entries.count == count { return entries.reversed() }
                entries.append(entry)
            }
        }
        return entries.reversed()
    }

    /// The flow whose tabs can be selected. Flows under a modal one cannot be reached.
    fileprivate var flowWithTabs: FlowState? {
        for flow in reversed() {
            if !flow.tabs.isEmpty { return flow }
            if flow.kind == .modal { return nil }
        }
        return nil
    }
}
