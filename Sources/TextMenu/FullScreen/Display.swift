import Binding
import WaylineInterface

/// Draws on the terminal: at once, soon after a change, and again and again while a control is
/// animated.
@MainActor
final class Display {
    /// The time from one step of an animation to the next, in milliseconds.
    private static let animationInterval = 100

    let composer: Composer

    /// The content of the next frame; nil if the navigator has ended.
    var content: () -> Composer.Content? = { nil }

    /// The number of the alert in the last frame; nil if there is no alert in it.
    private(set) var seenAlert: Int?

    /// The number of the message in the last frame, if the user can undo what it is about.
    private(set) var undoable: Int?

    /// The page in the last frame.
    private(set) var seen = SeenPage()

    /// Called in place of drawing when there is no content.
    var onEnd: () -> Void = {}

    /// The focus of what is shown.
    var focus: Focus

    /// True while keys are handled. All that changes then is drawn at once at the end.
    var isHandlingKeys = false

    /// The surroundings of a preview; nil for an app.
    let preview: PreviewFrame?

    private let clock: AnyScheduler
    private let write: ([UInt8]) -> Void
    private var writer: FrameWriter

    /// The theme for the terminal's background.
    private var terminalTheme: ColourTheme

    /// The themes that the app can choose, and the name of the chosen one. With another name, the
    /// terminal decides.
    private var themes = ColourTheme.allCases
    private var themeName = ""

    /// The title of the window; nil if the terminal may not know titles.
    private var title: WindowTitle?
    private var size: TerminalSize
    private var animation: (any Cancellable)?

    /// True if drawing is scheduled.
    private var isScheduled = false

    /// True if more has changed than single controls.
    private var isStale = true

    /// True if the parts around the controls may have changed, such as the key hints.
    private var needsCheck = false

    /// The controls that have changed.
    private var changed: [Control] = []

    init(
        _ focus: Focus, size: TerminalSize, _ capabilities: TerminalCapabilities,
        _ clock: AnyScheduler, _ preview: PreviewFrame?, write: @escaping ([UInt8]) -> Void
    ) {
        self.focus = focus
        self.preview = preview
        self.size = size
        self.clock = clock
        self.write = write
        composer = Composer(isUnicode: capabilities.isUnicode)
        writer = FrameWriter(capabilities)
        terminalTheme = capabilities.theme
        if capabilities.canBeAsked { title = WindowTitle(isUnicode: capabilities.isUnicode) }
    }

    /// True if the terminal shows only that it is too small.
    var isTooSmall: Bool { Composer.isTooSmall(pageSize) }

    /// The size of the page on the terminal.
    private var pageSize: TerminalSize { preview?.pageSize(on: size) ?? size }

    /// The frame that shows `content`.
    func frame(of content: Composer.Content) -> Frame {
        let page = composer.frame(of: content, size: pageSize)
        return preview?.surround(page, on: size) ?? page
    }

    /// Returns what is shown at this place of the screen.
    func target(at row: Int, _ column: Int, of content: Composer.Content) -> Composer.Target? {
        composer.target(at: row, column, of: pageSize.rows, on: content.page)
    }

    /// Makes the next drawing compose the whole frame.
    func setNeedsFrame() {
        isStale = true
    }

    /// Makes the next drawing check the parts around the controls, such as the key hints. If one
    /// has changed, it composes the whole frame.
    func setNeedsCheck() {
        needsCheck = true
    }

    /// Makes the next drawing draw this control.
    func setNeedsDrawing(of control: Control) {
        changed.append(control)
    }

    /// Makes the next drawing draw the control that loses the focus and the one that gets it, and
    /// scroll to the latter.
    func showMove(between controls: [Control]) {
        setNeedsCheck()
        changed += controls
        composer.scrollToFocus()
    }

    /// Makes the terminal show each frame at once. Call it after the terminal has reported that it
    /// can.
    func synchronize() {
        writer.isSynchronized = true
    }

    /// Shows the colours of `theme`, which the terminal's background needs, or those of the app's
    /// theme of the same name. A theme that the app has chosen stays.
    func use(_ theme: ColourTheme) {
        terminalTheme = theme
        if usesOtherColours() { redraw() }
    }

    /// Shows the one of `themes` that has this name, or else follows the terminal.
    func choose(_ name: String, of themes: [ColourTheme]) {
        (themeName, self.themes) = (name, themes)
        guard usesOtherColours() else { return }
        writer.forget()
        isStale = true
        drawSoon()
    }

    private func usesOtherColours() -> Bool {
        func theme(_ name: String) -> ColourTheme? { themes.first { $0.name == name } }
        let chosen = theme(themeName)
        return writer.use(
            chosen ?? theme(terminalTheme.name) ?? terminalTheme, isPainted: chosen != nil)
    }

    /// Changes the look of a preview. Returns false for a key of the app.
    func changeLook(by key: Key) -> Bool {
        guard let aspect = preview?.change(by: key, on: size) else { return false }
        switch aspect {
        case .size: redraw()
        case .theme, .language: setNeedsFrame()
        }
        return true
    }

    func resize(to size: TerminalSize) {
        self.size = size
        redraw()
    }

    /// Draws everything, whatever the terminal shows now.
    func redraw() {
        writer.forget()
        title?.forget()
        isStale = true
        draw()
    }

    /// Draws as soon as the current run is over.
    func drawSoon() {
        guard !isScheduled, !isHandlingKeys else { return }
        isScheduled = true
        clock.schedule(drawIfScheduled)
    }

    /// Draws the whole frame as soon as the current run is over.
    func drawFrameSoon() {
        setNeedsFrame()
        drawSoon()
    }

    /// Stored, since it is scheduled again and again.
    private lazy var drawIfScheduled: () -> Void = { [weak self] in
        guard let self, self.isScheduled else { return }
        self.draw()
    }

    /// Writes the differences from what the terminal shows, if there are any.
    func draw() {
        isScheduled = false
        var known: Composer.Content?
        if isStale || !drawChanges(&known) {
            guard let content = known ?? content() else { return onEnd() }
            seenAlert = content.page.alert == nil || isTooSmall ? nil : content.alertNumber
            seen = seenAlert == nil ? SeenPage(content.page, in: composer.body) : SeenPage()
            undoable =
                content.page.alert == nil && !isTooSmall ? content.message.undoable : nil
            let title = title?.bytes(of: content.name, content.page.title) ?? []
            let bytes = writer.bytes(for: frame(of: content))
            send(title.isEmpty ? bytes : title + bytes)
        }
        (isStale, needsCheck) = (false, false)
        changed.removeAll(keepingCapacity: true)
        updateAnimation()
    }

    /// Draws the controls that have changed. Returns false if the whole frame must be composed.
    /// Making its `content` takes long, so that is kept.
    private func drawChanges(_ content: inout Composer.Content?) -> Bool {
        // The page of a preview is not at the edges of the terminal.
        if preview != nil { return false }
        if needsCheck || hasChangeAroundControls {
            content = self.content()
            guard let content, composer.shows(content, size: size) else { return false }
        }
        guard let patch = composer.patch(of: changed, focus: focus.control) else { return false }
        send(writer.bytes(for: patch))
        return true
    }

    /// True if a changed control can change the key hints: the one with the focus, or a numbered
    /// one.
    private var hasChangeAroundControls: Bool {
        for control in changed where control === focus.control || control.isNumbered {
            return true
        }
        return false
    }

    private func send(_ bytes: [UInt8]) {
        if !bytes.isEmpty { write(bytes) }
    }

    /// Starts or ends the timer of animations.
    private func updateAnimation() {
        guard composer.body.isAnimated, focus.page.alert == nil,
            !focus.page.animatedControls.isEmpty
        else {
            guard animation != nil else { return }
            animation?.cancel()
            animation = nil
            return
        }
        guard animation == nil else { return }
        let interval = SchedulerTime.Stride.milliseconds(Self.animationInterval)
        animation = clock.schedule(after: clock.now.advanced(by: interval), interval: interval) {
            [weak self] in
            self?.animate()
        }
    }

    private func animate() {
        composer.body.animate()
        changed += focus.page.animatedControls
        draw()
    }
}

extension Page {
    /// The controls that move by themselves.
    fileprivate var animatedControls: [Control] {
        parts.compactMap { part in
            guard case .control(let control) = part, control.look.isAnimated else { return nil }
            return control
        }
    }
}
