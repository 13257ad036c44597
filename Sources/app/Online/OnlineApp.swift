import AppMain
import Networking
import Screens
import Wayline
import WaylineProgram

@section(".preinit_array") @used
private let start: @convention(c) (Int32, ProgramStart.Variables, ProgramStart.Variables) -> Void =
    {
        ProgramStart.handleCrashes($2)
    }

/// The app, linked with what it takes to reach an API.
@main
struct OnlineApp {
    static func main() async {
        await ConsoleApp.sample(as: "app-online") { api, folder in
            .remote(at: api, in: folder, transport: URLSessionTransport(reaching: api))
        }.main()
    }
}
