enum SignalRows { static var all: [Row] { [] } }
