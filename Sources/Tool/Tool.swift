import WaylineCommandLine
import WaylineGenerator
import WaylineSystem

@section(".preinit_array") @used
private let start: @convention(c) (Int32, ProgramStart.Variables, ProgramStart.Variables) -> Void =
    {
        ProgramStart.handleCrashes($2)
    }

@main
struct Tool {
    static func main() async {
        await Program.wayline.run()
    }
}
