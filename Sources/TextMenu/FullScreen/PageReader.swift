import Binding
import Coordination
import WaylineInterface
import WaylineRouting

/// Reads the page of a navigator, and observes its titles, its badges and all its controls.
@MainActor
final class PageReader {
    /// Called after each change of the page.
    var onChange: () -> Void = {}

    /// True until the first key after the screen was shown. Until then, the focus stays on the
    /// first control, even while the screen still gets its controls.
    var isUntouched = true

    private let navigator: Navigator
    private let focus: Focus
    private let display: Display
    private let wording: @MainActor () -> Wording
    private var observers: [AnyCancellable] = []

    /// The page whose faults were sent, and these faults.
    private var sent: (page: Page.Identity?, faults: [RoutingError]) = (nil, [])

    init(
        _ navigator: Navigator, _ focus: Focus, _ display: Display,
        _ wording: @escaping @MainActor () -> Wording
    ) {
        (self.navigator, self.focus, self.display) = (navigator, focus, display)
        self.wording = wording
    }

    /// Reads the page again.
    func read() {
        display.setNeedsFrame()
        focus.page = Page(of: navigator, in: wording())
        sendKeyFaults()
        let page = focus.page
        let controls = page.observed.map { control in
            let (isShown, wasHidden) = (page.shows(control), control.isHidden)
            let keys = control.input.options == nil ? nil : control.keysOfRows
            let isAction = page.actions.contains { $0 === control }
            return control.changes.bind { [unowned self] in
                let isOther =
                    control.parts != nil || control.isHidden != wasHidden
                    || keys.map { $0 != control.keysOfRows } ?? false
                handleChange(
                    of: control, isShown: isShown, isAction: isAction, readsPage: isOther)
            }
        }
        observers = page.bindTitles { [unowned self] in handleTitleChange() } + controls
        onChange()
        display.drawSoon()
    }

    /// Sends the faults of keys that the page did not have before.
    private func sendKeyFaults() {
        let identity = focus.page.identity
        if sent.page != identity { sent = (identity, []) }
        for fault in focus.keyFaults.map(\.error) where !sent.faults.contains(fault) {
            sent.faults.append(fault)
            navigator.faults.send(fault)
        }
    }

    private func handleTitleChange() {
        focus.page.readTitles(of: navigator)
        display.setNeedsFrame()
        onChange()
        display.drawSoon()
    }

    private func handleChange(
        of control: Control, isShown: Bool, isAction: Bool, readsPage: Bool
    ) {
        if readsPage {
            let old = focus.page
            read()
            if !isUntouched { focus.repair(from: old) }
        } else {
            if !isUntouched, focus.control == nil || focus.control === control { focus.repair() }
            onChange()
        }
        if !display.isHandlingKeys, focus.follow() { isUntouched = false }
        if isUntouched {
            if control.canHaveFocus || !focus.isValid { focus.moveToFirst() }
            display.composer.scrollToHead()
        }
        guard isShown || isAction else { return }
        if isAction { display.setNeedsCheck() } else { display.setNeedsDrawing(of: control) }
        display.drawSoon()
    }
}
