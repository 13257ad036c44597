import Binding
public import Coordination
import WaylineRouting
import WaylineStreams

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

    private let app: App
    private let keeper: PlaceKeeper
    private let settings: StoredValue<KeptSettings>
    private let isFresh: Bool
    private let log: (@MainActor (String) -> Void)?
    private let trace: Trace?
    private let watcher = SceneWatcher()
    private var link: String?
    private var isOpen = false
    private var hasFailed = false
    private var tokens: Set<AnyCancellable> = []

    init(_ app: App, _ options: LaunchOptions) throws {
        let log = options.log ?? app.log
        let trace = try options.trace.map { path in try Trace(path, log) }
        let store = options.store(for: app)
        settings = StoredValue(store: store, name: "settings")
        let (chosen, problem) = Self.chosenLanguage(settings)
        context = AppContext(
            clock: options.clock,
            language: Observable(try options.language(of: app, chosen: chosen)),
            languages: app.known, seed: options.seed ?? .random(in: 0 ... .max),
            folder: options.folder ?? (store as? FolderStore)?.path)
        let root = try app.makeRoot(context)
        var navigation = options.navigator
        if let trace { navigation.onCreation = { trace.follow($0) } }
        navigator = try root.begin(try app.makeLinks?(), navigation)
        keeper = PlaceKeeper(
            navigator, in: StoredValue(store: store, name: options.placeName), of: root.user,
            clock: options.savingClock ?? options.clock)
        self.app = app
        isFresh = options.isFresh
        link = options.link
        self.log = log
        self.trace = trace
        connect()
        if let problem { log?("settings: \(problem)") }
    }

    /// The texts of the front ends, in the language of the app.
    public var wording: Wording {
        app.known.first { $0.code == context.language.value }?.wording ?? .english
    }

    /// Opens `link`, through the guards. As long as the launch screen is on top, the link waits, and the
    /// result is nil; a link that comes later takes its place.
    @discardableResult
    public func open(_ link: String) -> NavigationAttempt? {
        if isOpen { return navigator.open(link) }
        self.link = link
        return nil
    }

    /// Saves the user's place now, and shows an alert if that fails.
    ///
    /// The app does this by itself after each change, and each second for drafts.
    public func save() {
        keeper.save()
    }

    /// Saves the user's place a last time, and ends all flows. Throws the error if the place could not be
    /// saved.
    public func end() throws {
        tokens = []
        defer {
            keeper.end()
            navigator.end()
        }
        if try keeper.keep() { navigator.suspend() }
    }

    private func connect() {
        context.language.dropFirst().bind(to: self) { app, _ in app.changeLanguage() }
            .store(in: &tokens)
        navigator.leaks.bind(to: self) { $0.log?("leak: \($1)") }.store(in: &tokens)
        navigator.faults.bind(to: self) { $0.log?("fault: \($1)") }.store(in: &tokens)
        keeper.onSave = { [weak self] in self?.report($0) }
        watcher.onShow = { [weak self] in self?.noteChange($0) }
        navigator.attach(watcher)
    }

    /// Saves the place after each change. The first change that leaves the launch screen opens the app.
    private func noteChange(_ scene: Scene) {
        if isOpen { return keeper.saveSoon() }
        if let launch = app.launchScreen, scene.state.path.last == launch { return }
        isOpen = true
        keeper.begin()
        if !isFresh { resume() }
        if let link { navigator.open(link) }
        link = nil
    }

    private func resume() {
        do {
            if let restoration = try keeper.resume() { logOmissions(restoration) }
        } catch {
            guard error is UnreadableContent || error is SnapshotError else {
                return showFailure(.placeLost, message(of: error))
            }
            log?("place: \(error)")
            do { try keeper.setAside() } catch { log?("place: no copy could be kept: \(error)") }
            showFailure(.placeLost, wording[.placeUnreadable])
        }
    }

    /// Makes all screens again in another language, and keeps the choice.
    private func changeLanguage() {
        do {
            logOmissions(navigator.makeAgain())
            try settings.write(KeptSettings(language: context.language.value))
        } catch {
            showFailure(.languageNotKept, message(of: error))
        }
    }

    private func report(_ error: (any Error)?) {
        if let error {
            showFailure(.placeNotKept, message(of: error))
        } else {
            hasFailed = false
        }
    }

    /// Shows an alert for the first of several failures in a row.
    private func showFailure(_ phrase: FrontEndPhrase, _ message: String) {
        if hasFailed { return }
        hasFailed = true
        navigator.go(.alert(Alert(wording[phrase], message: message)))
    }

    private func message(of error: any Error) -> String {
        (error as? PlaceStoreError)?.text(in: wording) ?? "\(error)"
    }

    /// Logs what is left out of a place, as soon as it is restored.
    private func logOmissions(_ restoration: Restoration) {
        guard let log else { return }
        _ = Work.begin(in: navigator.work) {
            await Task.yield()
            for omission in restoration.omissions {
                log("place: '\(omission.route)' was left out: \(omission.reason)")
            }
        }
    }

    /// Returns the language that the user has chosen; nil if it cannot be read.
    private static func chosenLanguage(
        _ settings: StoredValue<KeptSettings>
    ) -> (code: String?, problem: (any Error)?) {
        do { return (try settings.read()?.language, nil) } catch { return (nil, error) }
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
