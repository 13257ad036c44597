import AppMain
import Networking
import Screens
import Wayline

/// The app, linked with what it takes to reach an API.
@main
struct OnlineApp {
    static func main() async {
        await ConsoleApp.sample(as: "app-online") { api, folder in
            .remote(at: api, in: folder, transport: URLSessionTransport(reaching: api))
        }.main()
    }
}
