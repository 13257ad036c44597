package import WaylineApplication

extension Script {
    /// Takes all steps in `app`; with a `plan`, in its app on new services.
    ///
    /// A script without a first line for its conditions runs under those of `options`. Throws a
    /// `ScriptFailure` for the first step that fails. `front` makes the front end that the first
    /// line names.
    @MainActor
    package func play(
        in app: App, _ options: LaunchOptions, exploring plan: SearchPlan?,
        _ front: InputRun.MakeFrontEnd = { _, _, _, _ in nil },
        print: @escaping @MainActor (String) -> Void, secret: @escaping (String) -> String?
    ) async throws {
        let explored = try plan?.begin()
        let (app, faults) = (explored?.app ?? app, explored?.faults ?? [])
        guard let header else {
            return try await Self.run(app, options) { driver in
                try await StepStage(driver, print, faults: faults, secret: secret).play(self)
            }
        }
        let run = try InputRun.replaying(app, header, front)
        defer { run.end() }
        try await StepStage(run, print, faults: faults, secret: secret).play(self)
    }

    @MainActor
    private static func run(
        _ app: App, _ options: LaunchOptions, _ play: (FlowDriver) async throws -> Void
    ) async throws {
        var options = options
        // A folder of the user outlasts the script, so it needs the time and the random numbers of
        // the machine. A new one has the same in each run.
        options.isLive = options.folder != nil
        let folder = options.isLive ? nil : try RunFolder()
        defer { folder?.remove() }
        options.folder = options.folder ?? folder?.path
        let driver = try FlowDriver(app, options)
        let played: (any Error)?
        do {
            try await play(driver)
            played = nil
        } catch { played = error }
        let ending = Result { try driver.app?.end() }
        if let played { throw played }
        try ending.get()
    }
}
