import Coordination
import Screens
import TextMenu

@main
struct App {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        if let argument = arguments.first(where: { $0 != "--plain" }) {
            quit(.usage, "'\(argument)' is not understood: app takes --plain, and no more.")
        }
        let isPlain = arguments.contains("--plain")
        do {
            let folder = try DataFolder.standard(variable: variable)
            let postbox = MemoryPostbox()
            let app = try SampleApp(
                surroundings: Surroundings(
                    services: .embedded(in: folder, postbox: postbox), letters: postbox,
                    language: Language.kept(in: folder) ?? Language(variable: variable)),
                folder: folder)
            try await Console(name: "Wayline", isPlain: isPlain).run(app.navigator)
            app.save()
        } catch {
            quit(.failure, "\(error)")
        }
    }
}
