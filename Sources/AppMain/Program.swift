import Coordination
public import Screens
import TextMenu

/// The program, from its arguments to its end.
public struct Program {
    /// Makes services behind an API.
    public typealias Remote = @Sendable (APIAddress, DataFolder) -> Services

    private let remote: Remote?

    /// The program with services behind an API, or without them: then a run that is to have them
    /// goes on as the program beside this one which has.
    public init(remote: Remote? = nil) {
        self.remote = remote
    }

    @MainActor
    public func run() async {
        do {
            let command = try Command(CommandLine.arguments.dropFirst())
            if command.asksForHelp { return StandardStreams.write(Help.text) }
            let folder = try command.folder ?? .standard(variable: Platform.variable)
            let surroundings = try surroundings(command, folder)
            let app = try SampleApp(
                surroundings: surroundings, folder: folder,
                isFresh: command.isFresh, host: command.api?.host, link: command.link)
            try await Console(name: "Wayline", isPlain: command.isPlain) {
                surroundings.words.ofFrontEnds
            }.run(app.navigator)
            app.save()
        } catch let error as CommandError {
            quit(.usage, "\(error)")
        } catch {
            quit(.failure, "\(error)")
        }
    }

    @MainActor
    private func surroundings(
        _ command: Command, _ folder: DataFolder
    ) throws -> Surroundings {
        let remote = command.api.map { services(behind: $0, folder) }
        let postbox = MemoryPostbox()
        return Surroundings(
            services: remote ?? .embedded(in: folder, postbox: postbox),
            letters: remote == nil ? postbox : nil,
            language: try language(command, folder))
    }

    private func language(_ command: Command, _ folder: DataFolder) throws -> Language {
        if let language = command.language { return language }
        return try .kept(in: folder) ?? Language(variable: Platform.variable)
    }

    private func services(behind api: APIAddress, _ folder: DataFolder) -> Services {
        guard let remote else { OnlineProgram.become() }
        // What is sent to this machine must not leave it: a proxy would read it.
        if let host = api.loopbackHost { Platform.leaveProxiesOut(for: host) }
        return remote(api, folder)
    }
}
