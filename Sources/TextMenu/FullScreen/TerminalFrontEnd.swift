package import Binding
package import Coordination
import WaylineRouting

/// Shows an app on the whole screen of a terminal.
///
/// It does not depend on a terminal: it takes keys and writes bytes. It redraws within the call
/// that handles a key, and soon after any other change.
@MainActor
package final class TerminalFrontEnd: FrontEnd {
    private let navigator: Navigator
    private let name: String
    private let wording: @MainActor () -> Wording
    private let focus: Focus
    private let display: Display

    /// The index of the answer to the alert that the enter key gives.
    private var answer = 0
    private var message = ""
    private var isHelpShown = false

    /// The number of the entry that is shown.
    private var entry: Int?
    private var listeners: [AnyCancellable] = []
    private var observers: [AnyCancellable] = []
    private var isHandlingKey = false

    /// True until the first key after the screen was shown: the focus stays on the first control, also
    /// while the screen still gets its controls.
    private var isUntouched = true

    /// The user's request to quit; nil after any other key.
    private var quitting: NavigationAttempt?

    /// Called when the user quits.
    package var onQuit: @MainActor () -> Void = {}

    /// Called when the user wants to suspend the program.
    package var onSuspend: @MainActor () -> Void = {}

    /// A front end that shows the screens of `navigator`, under the app's `name`.
    package init(
        _ navigator: Navigator, name: String, size: TerminalSize,
        capabilities: TerminalCapabilities, clock: AnyScheduler,
        wording: @escaping @MainActor () -> Wording = { .english },
        write: @escaping ([UInt8]) -> Void
    ) {
        self.navigator = navigator
        self.name = name
        self.wording = wording
        focus = Focus(on: Page(of: navigator))
        display = Display(focus, size: size, capabilities, clock, write: write)
        focus.onMove = { [unowned display] in
            display.setNeedsFrame()
            display.composer.scrollToFocus()
        }
        display.content = { [unowned self] in navigator.isOver ? nil : content }
        display.onEnd = { [unowned self] in onQuit() }
        listeners = navigator.bindMessages(in: wording) { [weak self] in self?.say($0) }
        navigator.attach(self)
        display.draw()
    }

    /// The current frame, for tests and documentation.
    package var frame: Frame { display.frame(of: content) }

    package func show(_ scene: Scene) {
        focus.remember(for: entry)
        entry = scene.state.top.id
        answer = 0
        focus.isFiltering = false
        isHelpShown = false
        display.composer.reset()
        readPage()
        let known = focus.remembered(for: scene.state.top.id)
        isUntouched = known == nil
        if let known { focus.move(to: known) } else { focus.moveToFirst() }
    }

    /// Handles `key`, and draws the changes.
    package func press(_ key: Key) {
        press([key])
    }

    /// Handles `keys`, one after another, and draws all changes at once.
    package func press(_ keys: [Key]) {
        isHandlingKey = true
        display.setNeedsFrame()
        isUntouched = false
        let hadAlert = page.alert != nil
        var rest = keys[...]
        while let key = rest.first {
            // A key that was typed before the alert was seen does not answer it.
            if !hadAlert, page.alert != nil, key.isAnswer {
                rest.removeFirst()
                continue
            }
            message = ""
            handle(&rest)
        }
        isHandlingKey = false
        display.draw()
    }

    package func resize(to size: TerminalSize) {
        display.resize(to: size)
    }

    /// Makes the terminal show each frame at once. Call it after the terminal has reported that it
    /// can.
    package func synchronize() {
        display.synchronize()
    }

    /// Draws everything, whatever the terminal shows now.
    package func redraw() {
        display.redraw()
    }

    private var page: Page { focus.page }

    private var content: Composer.Content {
        let words = wording()
        let hints = KeyHints(focus, display.composer.symbols, words)
        return Composer.Content(
            focus: focus, name: name, message: message,
            keys: isHelpShown ? hints.inHelp : hints.onPage, help: isHelpShown ? hints.all : nil,
            answer: answer, wording: words)
    }

    /// Shows a message until the next key.
    private func say(_ message: String) {
        self.message = message
        display.setNeedsFrame()
        drawSoon()
    }

    private func drawSoon() {
        if !isHandlingKey { display.drawSoon() }
    }

    /// Reads the page again, and observes its titles, its badges and all its controls.
    private func readPage() {
        display.setNeedsFrame()
        focus.page = Page(of: navigator)
        let controls = page.observed.map { control in
            let isShown = page.shows(control)
            return control.changes.bind { [unowned self, unowned control] in
                handleChange(of: control, isShown: isShown)
            }
        }
        observers = page.bindTitles { [unowned self] in handleTitleChange() } + controls
        drawSoon()
    }

    private func handleTitleChange() {
        focus.page.readTitles(of: navigator)
        display.setNeedsFrame()
        drawSoon()
    }

    private func handleChange(of control: Control, isShown: Bool) {
        if changesPage(control, isShown: isShown) {
            let old = page
            readPage()
            focus.repair(from: old)
        } else {
            focus.repair()
        }
        if isUntouched { focus.moveToFirst() }
        guard isShown else { return }
        display.setNeedsDrawing(of: control)
        drawSoon()
    }

    private func changesPage(_ control: Control, isShown: Bool) -> Bool {
        switch control.kind {
        case .section, .container: true
        case .label, .textField, .button, .toggle, .choice, .list, .spinner, .progressBar, .table,
            .picture:
            isShown == control.isHidden
        }
    }
}

/// The keys. No key has two meanings at the same time.
extension TerminalFrontEnd {
    /// Handles the first of `keys`, together with the following keys that edit the same text.
    private func handle(_ keys: inout ArraySlice<Key>) {
        if !isHelpShown, page.alert == nil, ControlKeys(focus).edit(with: &keys) {
            display.composer.scrollToFocus()
            quitting = nil
        } else if let key = keys.popFirst() {
            if key != .interrupt { quitting = nil }
            handle(key)
        }
    }

    private func handle(_ key: Key) {
        switch key {
        case .interrupt: quit()
        case .suspend: onSuspend()
        case .redraw: redraw()
        case .function(1) where page.alert == nil: isHelpShown.toggle()
        default:
            if isHelpShown {
                handleInHelp(key)
            } else if let alert = page.alert {
                handle(key, in: alert)
            } else if ControlKeys(focus).handle(key) {
                display.composer.scrollToFocus()
            } else {
                handleOnPage(key)
            }
        }
    }

    /// Quits if the guards allow it. A second quit in a row ends the program without asking.
    private func quit() {
        if navigator.isOver || quitting != nil { return onQuit() }
        let attempt = navigator.quit()
        quitting = attempt
        if case .committed = attempt.outcome { return onQuit() }
        guard attempt.outcome == nil else { return }
        Task { [weak self] in
            if case .committed = await attempt.settled { self?.onQuit() }
        }
    }

    /// Scrolls the help, or closes it.
    private func handleInHelp(_ key: Key) {
        switch key {
        case .up, .pageUp: display.composer.scroll(by: -1)
        case .down, .pageDown: display.composer.scroll(by: 1)
        default:
            isHelpShown = false
            display.composer.scrollToFocus()
        }
    }

    private func handle(_ key: Key, in alert: Alert) {
        switch key {
        case .up, .left, .backTab: answer = max(answer - 1, 0)
        case .down, .right, .tab: answer = min(answer + 1, alert.actions.count - 1)
        case .enter, .text(" "): navigator.send(.answer(alert.actions[answer].title))
        case .escape: navigator.send(.back)
        case .text(let scalar):
            guard let number = Int(String(scalar)), alert.actions.indices.contains(number - 1)
            else { return }
            navigator.send(.answer(alert.actions[number - 1].title))
        default: break
        }
    }

    private func handleOnPage(_ key: Key) {
        let composer = display.composer
        switch key {
        case .up: if !focus.move(by: -1) { composer.scroll(by: -1) }
        case .down: if !focus.move(by: 1) { composer.scroll(by: 1) }
        case .tab: focus.move(by: 1, wraps: true)
        case .backTab: focus.move(by: -1, wraps: true)
        case .pageUp: composer.scroll(by: -composer.pageHeight)
        case .pageDown: composer.scroll(by: composer.pageHeight)
        case .home: focus.move(by: -page.controls.count)
        case .end: focus.move(by: page.controls.count)
        case .left, .previousTab: selectTab(-1)
        case .right, .nextTab: selectTab(1)
        case .escape: if page.canGoBack { navigator.send(.back) }
        case .endOfInput: onQuit()
        case .text("?"): isHelpShown = true
        case .text(let scalar): pressButton(scalar)
        default: break
        }
    }

    /// Presses the button whose number is this digit.
    private func pressButton(_ digit: Unicode.Scalar) {
        guard let number = digit.properties.numericType == .decimal ? Int(String(digit)) : nil
        else { return }
        let buttons = page.buttons
        guard buttons.indices.contains(number - 1) else { return }
        let button = buttons[number - 1]
        if button.canHaveFocus { focus.move(to: button) }
        button.tap()
    }

    private func selectTab(_ distance: Int) {
        guard let index = page.tabs.firstIndex(where: \.isSelected) else { return }
        let target = index + distance
        if page.tabs.indices.contains(target) { navigator.send(.select(page.tabs[target].name)) }
    }
}
