package import Binding
package import Coordination

/// Shows an app on the whole screen of a terminal.
///
/// It knows no terminal: keys come in, and bytes go out. It redraws after each key, in the same run, and
/// soon after anything else has changed.
@MainActor
package final class TerminalFrontEnd: FrontEnd {
    let navigator: Navigator
    let clock: AnyScheduler
    let composer: Composer
    var writer: FrameWriter
    let write: ([UInt8]) -> Void
    let wording: @MainActor () -> Wording
    var size: TerminalSize

    var page: Page
    var attention = Composer.Attention()
    var surroundings = Composer.Surroundings()

    /// Where the user was on each screen, by the number of its entry.
    private var memory: [Int: ObjectIdentifier] = [:]
    private var entry: Int?

    private var listeners: [AnyCancellable] = []
    private var observers: [AnyCancellable] = []
    var turning: (any Cancellable)?
    private var isHandlingKey = false
    var isDrawingDue = false

    /// Whether no key was pressed since the screen came: as long as it fills, keys go to what is first.
    private var isUntouched = true

    /// Whether more than single controls look otherwise now.
    var isStale = true

    /// The controls that look otherwise now.
    var changed: [Control] = []

    /// What is done when the user wants to leave, or to suspend.
    package var onQuit: @MainActor () -> Void = {}
    package var onSuspend: @MainActor () -> Void = {}

    /// Shows where `navigator` is, under the app's `name`.
    package init(
        _ navigator: Navigator, name: String, size: TerminalSize,
        capabilities: TerminalCapabilities, clock: AnyScheduler,
        wording: @escaping @MainActor () -> Wording = { .english },
        write: @escaping ([UInt8]) -> Void
    ) {
        self.navigator = navigator
        self.clock = clock
        self.size = size
        self.write = write
        self.wording = wording
        composer = Composer(isUnicode: capabilities.isUnicode)
        writer = FrameWriter(capabilities)
        page = Page(of: navigator)
        surroundings.name = name
        listeners = [
            navigator.events.bind { [weak self] event in self?.tell(event.outcome.reason) },
            navigator.faults.bind { [weak self] error in self?.tell("\(error)") },
        ]
        navigator.attach(self)
        draw()
    }

    package func show(_ scene: Scene) {
        remember()
        entry = scene.state.top.id
        attention.answer = 0
        attention.isFiltering = false
        surroundings.isHelpShown = false
        composer.turn()
        read()
        let known = remembered()
        isUntouched = known == nil
        focus(known ?? firstFocus)
    }

    /// Does what `key` stands for now, and draws what that has changed.
    package func press(_ key: Key) {
        press([key])
    }

    /// Does what `keys` stand for, one after another, and draws what they have changed at once.
    package func press(_ keys: [Key]) {
        isHandlingKey = true
        isStale = true
        isUntouched = false
        let hadAlert = page.alert != nil
        var rest = keys[...]
        while let key = rest.first {
            // What was typed before an alert was seen is no answer to it.
            if !hadAlert, page.alert != nil, key.isAnswer {
                rest.removeFirst()
                continue
            }
            surroundings.message = ""
            handle(&rest)
        }
        isHandlingKey = false
        draw()
    }

    package func resize(to size: TerminalSize) {
        self.size = size
        redraw()
    }

    /// Whether the terminal can be asked to show a frame at once.
    package func synchronize() {
        writer.isSynchronized = true
    }

    /// Draws all of it, whatever the terminal shows now.
    package func redraw() {
        writer.forget()
        isStale = true
        draw()
    }

    /// Draws as soon as what is being done is done.
    private func drawSoon() {
        guard !isHandlingKey, !isDrawingDue else { return }
        isDrawingDue = true
        clock.schedule(drawIfDue)
    }

    /// Kept, since it is scheduled again and again.
    private lazy var drawIfDue: () -> Void = { [weak self] in
        guard let self, self.isDrawingDue else { return }
        self.draw()
    }

    private func tell(_ reason: String?) {
        guard let reason else { return }
        surroundings.message = reason
        isStale = true
        drawSoon()
    }

    /// Reads the page anew, and listens to all that stands on it.
    private func read() {
        isStale = true
        page = Page(of: navigator)
        observers = page.observed.map { control in
            let isShown = page.shows(control)
            return control.changes.bind { [unowned self, unowned control] in
                note(control, isShown: isShown)
            }
        }
        drawSoon()
    }

    private func note(_ control: Control, isShown: Bool) {
        if changesPage(control, isShown: isShown) {
            let old = page
            read()
            if !hasFocus { focus(nearest(in: old)) }
        } else if !hasFocus {
            focus(nearest(in: page))
        }
        if isUntouched { focus(firstFocus) }
        guard isShown else { return }
        changed.append(control)
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

    private func remember() {
        guard let entry, let control = attention.control else { return }
        if memory.count > 256 { memory = [:] }
        memory[entry] = ObjectIdentifier(control)
    }

    private func remembered() -> Control? {
        let id = entry.flatMap { memory[$0] }
        return page.controls.first { $0.canHaveFocus && ObjectIdentifier($0) == id }
    }
}
