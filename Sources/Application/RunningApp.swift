import Binding
public import Coordination
public import WaylineInterface
import WaylineRouting
import WaylineStreams
import WaylineSystem

/// An app that was started: its navigator, and the place that is kept for the next run.
///
/// ```swift
/// let cafe = try App.cafe.storing(in: DrawerStore(drawer: drawer)).start()
/// cafe.open("cafe://receipts/An")
/// try cafe.end()
/// ```
@MainActor
public final class RunningApp {
    /// The navigator of the app's flows.
    public let navigator: Navigator

    /// The things that this run has.
    public let context: AppContext

    /// The name of the settings in the store.
    private static let settingsName = "settings"

    package let app: App
    private let keeper: PlaceKeeper
    private let store: any PlaceStore
    private let isFresh: Bool
    private let log: (@MainActor (String) -> Void)?
    private let trace: Trace?
    private let watcher = SceneWatcher()
    private var link: String?

    /// The choices that are kept for the next run.
    private var settings: KeptSettings
    private var isOpen = false
    private var hasFailed = false
    private var tokens: Set<AnyCancellable> = []

    init(_ app: App, _ options: LaunchOptions) throws {
        SecretMemory.protect()
        let log = options.log ?? app.log
        let trace = try options.trace.map { path in try Trace(path, log) }
        let store = options.store(for: app)
        let (settings, problem) = Self.settings(in: store)
        (self.store, self.settings) = (store, settings)
        context = AppContext(
            clock: options.clock,
            language: Observable(try options.language(of: app, chosen: settings.language)),
            languages: app.known,
            theme: Observable(options.theme ?? settings.theme ?? AppContext.autoTheme),
            seed: options.seed ?? .random(in: 0 ... .max),
            isSeeded: options.seed != nil,
            folder: options.folder ?? (store as? FolderStore)?.path, options: options.options,
            now: options.now ?? { Platform.secondsSince1970 }, failure: Observable(nil))
        let root = try app.makeRoot(context)
        var navigation = options.navigator
        navigation.clock = navigation.clock ?? options.clock
        navigation.language = { [language = context.language] in language.value }
        if let trace { navigation.onCreation = { trace.follow($0) } }
        navigator = try root.begin(try app.makeLinks?(), navigation)
        keeper = PlaceKeeper(
            navigator, in: store, of: root.user, clock: options.savingClock ?? options.clock)
        self.app = app
        (isFresh, link) = (options.isFresh, options.link)
        (self.log, self.trace) = (log, trace)
        connect()
        if let problem { log?("settings: \(problem)") }
    }

    /// The name that the user sees.
    package var name: String { app.name }

    /// The settings for the front ends that show the app.
    package var frontEnds: App.FrontEndSettings { app.frontEnds }

    /// The name of the preview that it shows; nil for none.
    package var shownPreview: String? { app.shownPreview }

    /// The texts of the front ends, in the language of the app.
    public var wording: Wording {
        app.known.first { $0.code == context.language.value }?.wording ?? .english
    }

    /// Opens `link`, through the guards. As long as the launch screen is on top, the link waits,
    /// and the result is nil; a link that comes later takes its place.
    @discardableResult
    public func open(_ link: String) -> NavigationAttempt? {
        if isOpen { return navigator.open(link) }
        self.link = link
        return nil
    }

    /// Saves the user's place now, and tells the user if that fails.
    ///
    /// The app does this by itself after each change, and each second for drafts.
    public func save() {
        keeper.save()
    }

    /// Saves the user's place a last time, and ends all flows. Throws the error if the place could
    /// not be saved.
    public func end() throws {
        tokens = []
        defer {
            keeper.end()
            navigator.end()
        }
        if try keeper.keep() { navigator.suspend() }
    }

    /// Returns the sentence for users about `error`; empty for an error that only the log
    /// describes.
    package func sentence(for error: any Error) -> String {
        switch error {
        case let error as PlaceStoreError: return error.text(in: wording)
        case is UnreadableContent: return wording[.placeUnreadable]
        case is SnapshotError: return ""
        case _: return (error as? any CustomStringConvertible)?.description ?? ""
        }
    }

    private func connect() {
        context.language.dropFirst().bind(to: self) { app, _ in app.changeLanguage() }
            .store(in: &tokens)
        context.theme.dropFirst().bind(to: self) { app, name in app.keep { $0.theme = name } }
            .store(in: &tokens)
        navigator.leaks.bind(to: self) { $0.log?("leak: \($1)") }.store(in: &tokens)
        navigator.faults.bind(to: self) { $0.note($1) }.store(in: &tokens)
        navigator.omittedDrafts.bind(to: self) { $0.note($1) }.store(in: &tokens)
        keeper.onSave = { [weak self] in self?.report($0) }
        watcher.onShow = { [weak self] in self?.noteChange($0) }
        navigator.attach(watcher)
    }

    /// Saves the place after each change. The first change that leaves the launch screen opens the
    /// app.
    private func noteChange(_ scene: Scene) {
        if isOpen {
            if keeper.isBeginning(of: scene.state) { resume() }
            return keeper.saveSoon()
        }
        if let launch = app.launchScreen, scene.state.path.last == launch { return }
        isOpen = true
        keeper.begin()
        resume()
        if let link { navigator.open(link) }
        link = nil
    }

    private func resume() {
        if isFresh { return }
        do {
            if let resumed = try keeper.resume() { follow(resumed.attempt, resumed.restoration) }
        } catch {
            reportLostPlace(error)
        }
    }

    /// Tells the user that a place could not be restored. If the store could be read, keeps a copy.
    private func reportLostPlace(_ error: any Error) {
        guard error is UnreadableContent || error is SnapshotError || error is RoutingError else {
            return showFailure(.placeLost, error)
        }
        log?("place: \(error)")
        do { try keeper.setAside() } catch { log?("place: no copy could be kept: \(error)") }
        showFailure(.placeLost, UnreadableContent(name: ""))
    }

    /// Makes all screens again in another language, and keeps the choice.
    private func changeLanguage() {
        logOmissions(navigator.makeAgain())
        keep { $0.language = context.language.value }
    }

    /// Keeps a choice of the user for the next run.
    private func keep(_ choice: (inout KeptSettings) -> Void) {
        choice(&settings)
        do { try store.keep(settings, as: Self.settingsName) } catch {
            showFailure(.settingNotKept, error)
        }
    }

    private func report(_ error: (any Error)?) {
        if let error {
            showFailure(.placeNotKept, error)
        } else {
            hasFailed = false
        }
    }

    /// Shows a message for the first of several failures in a row.
    private func showFailure(_ phrase: FrontEndPhrase, _ error: any Error) {
        if hasFailed { return }
        hasFailed = true
        let sentences = [wording[phrase], sentence(for: error)]
        if sentences[1].isEmpty { log?("place: \(error)") }
        navigator.notice.value = sentences.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Logs what is left out of a place, and tells the user if nothing is left, as soon as that is
    /// known.
    private func follow(_ attempt: NavigationAttempt, _ restoration: Restoration) {
        Task { [weak self] in
            let outcome = await attempt.settled
            guard let self else { return }
            for omission in restoration.omissions { note(omission) }
            guard let error = outcome.error, error.message(in: wording) != nil else { return }
            reportLostPlace(error)
        }
    }

    /// Logs what is left out of screens that are made again.
    private func logOmissions(_ restoration: Restoration) {
        guard log != nil else { return }
        _ = Work.begin(in: navigator.work) { [weak self] in
            await Task.yield()
            for omission in restoration.omissions { self?.note(omission) }
        }
    }

    /// Logs an impossible decision. If the link of the start leads nowhere, a front end that is
    /// bound later says so.
    private func note(_ fault: RoutingError) {
        log?("fault: \(fault)")
        guard !navigator.notice.hasObservers,
            fault.message(in: wording) == wording[.linkLeadsNowhere]
        else { return }
        navigator.notice.value = wording[.linkLeadsNowhere]
    }

    private func note(_ omission: OmittedPart) {
        log?("place: '\(omission.route)' was left out: \(omission.reason)")
    }

    /// Returns the choices of the user; none if they cannot be read.
    private static func settings(
        in store: any PlaceStore
    ) -> (KeptSettings, problem: (any Error)?) {
        do {
            return (try store.value(Self.settingsName) ?? KeptSettings(), nil)
        } catch { return (KeptSettings(), error) }
    }
}

/// Observes the changes of a navigator.
@MainActor
private final class SceneWatcher: FrontEnd {
    var onShow: @MainActor (Scene) -> Void = { _ in }

    func show(_ scene: Scene) {
        onShow(scene)
    }
}
