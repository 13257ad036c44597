import AppMain
import Networking
import Screens

/// The app, linked with what it takes to reach an API.
@main
struct OnlineApp {
    static func main() async {
        await Program { api, folder in
            .remote(at: api, in: folder, transport: URLSessionTransport())
        }.run()
    }
}
