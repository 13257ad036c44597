import AppMain
import Wayline
import WaylineProgram

@section(".preinit_array") @used
private let start: @convention(c) (Int32, ProgramStart.Variables, ProgramStart.Variables) -> Void =
    {
        ProgramStart.handleCrashes($2)
    }

@main
struct SampleProgram {
    static func main() async {
        await ConsoleApp.sample().main()
    }
}
